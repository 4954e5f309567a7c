import type { LanguageModelMiddleware, OutputInterface } from 'ai';

// The SDK's own types as its middleware names them, so that they are right for each of its versions.

type WrapStream = NonNullable<LanguageModelMiddleware['wrapStream']>;
type WrapGenerate = NonNullable<LanguageModelMiddleware['wrapGenerate']>;

/** What is asked of a model. */
export type CallOptions = Parameters<WrapStream>[0]['params'];
export type Message = CallOptions['prompt'][number];

type StreamResult = Awaited<ReturnType<WrapStream>>;
export type StreamPart = StreamResult['stream'] extends ReadableStream<infer Part> ? Part : never;
type Finish = Extract<StreamPart, { type: 'finish' }>;
export type FinishReason = Finish['finishReason'];
export type ProviderMetadata = NonNullable<Finish['providerMetadata']>;

/** What a model answered at once. */
export type GenerateResult = Awaited<ReturnType<WrapGenerate>>;
export type Content = GenerateResult['content'][number];

type ElementTransform<Partial> = NonNullable<
  ReturnType<OutputInterface<unknown, Partial, never>['createElementStreamTransform']>
>;

/** What an output makes its elements of: a part of a stream of text, with the value so far. */
export type EnrichedPart<Partial> =
  ElementTransform<Partial> extends TransformStream<infer Part, unknown> ? Part : never;
