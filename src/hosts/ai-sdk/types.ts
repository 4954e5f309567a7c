import type { LanguageModelMiddleware, OutputInterface } from 'ai';

// The SDK's own types, derived from its middleware so that they fit each of its versions.

type WrapStream = NonNullable<LanguageModelMiddleware['wrapStream']>;
type WrapGenerate = NonNullable<LanguageModelMiddleware['wrapGenerate']>;

/** The request to a model. */
export type CallOptions = Parameters<WrapStream>[0]['params'];
export type Message = CallOptions['prompt'][number];

type StreamResult = Awaited<ReturnType<WrapStream>>;
export type StreamPart = StreamResult['stream'] extends ReadableStream<infer Part> ? Part : never;
type Finish = Extract<StreamPart, { type: 'finish' }>;
export type FinishReason = Finish['finishReason'];
export type ProviderMetadata = NonNullable<Finish['providerMetadata']>;

/** A model's answer that did not stream. */
export type GenerateResult = Awaited<ReturnType<WrapGenerate>>;
export type Content = GenerateResult['content'][number];

type ElementTransform<Partial> = NonNullable<
  ReturnType<OutputInterface<unknown, Partial, never>['createElementStreamTransform']>
>;

/** The input of an output's element transform: a part of a text stream, with the value so far. */
export type EnrichedPart<Partial> =
  ElementTransform<Partial> extends TransformStream<infer Part, unknown> ? Part : never;
