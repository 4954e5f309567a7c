/**
 * Design specifications: a Markdown document with architecture, endpoints, tables, components and a checklist
 * (specification v2.0).
 *
 * @packageDocumentation
 */

/** The format under its name, with the members that every format has. */
export * as design from './members.ts';
export * from './members.ts';
