/**
 * The part of the Standard Schema interface (version 1; Valibot, Zod, ArkType, …) that checks a value.
 *
 * @see https://standardschema.dev
 */
export interface StandardSchema<Input = unknown, Output = Input> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => StandardResult<Output> | Promise<StandardResult<Output>>;
    readonly types?: { readonly input: Input; readonly output: Output } | undefined;
    /** The schema as JSON Schema, by the Standard JSON Schema specification; throws if it cannot be expressed. */
    readonly jsonSchema?: { readonly input: (options: JsonSchemaOptions) => unknown } | undefined;
  };
}

/** Options for converting a schema to JSON Schema. */
export interface JsonSchemaOptions {
  readonly target: 'draft-2020-12';
  /** Options of the schema's library. */
  readonly libraryOptions?: Record<string, unknown> | undefined;
}

/** The result of validation. */
export type StandardResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly StandardIssue[] };

/** One problem of a value, and where it is. */
export interface StandardIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}
