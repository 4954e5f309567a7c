declare module '*.pegjs' {
  /** @throws {Error} with the place, where the text is none of its language */
  export function parse(text: string): object;
}

declare module '*?text' {
  const text: string;
  export default text;
}
