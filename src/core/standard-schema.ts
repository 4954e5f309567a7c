/**
 * A schema by the Standard Schema specification (version 1), as Valibot, Zod, ArkType and others have it: the part of it
 * that is needed to check a value.
 *
 * @see https://standardschema.dev
 */
export interface StandardSchema<Input = unknown, Output = Input> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => StandardResult<Output> | Promise<StandardResult<Output>>;
    readonly types?: { readonly input: Input; readonly output: Output } | undefined;
    /** The schema as JSON Schema, by the Standard JSON Schema specification; throws where it has none. */
    readonly jsonSchema?: { readonly input: (options: JsonSchemaOptions) => unknown } | undefined;
  };
}

/** How a schema shall tell itself as JSON Schema. */
export interface JsonSchemaOptions {
  readonly target: 'draft-2020-12';
  /** What the library of the schema takes besides. */
  readonly libraryOptions?: Record<string, unknown> | undefined;
}

/** What a schema says of a value. */
export type StandardResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly StandardIssue[] };

/** One thing that is wrong with a value, and where. */
export interface StandardIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}
