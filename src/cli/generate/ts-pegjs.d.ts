// The package's export map hides its own types.
declare module 'ts-pegjs' {
  import type { Plugin } from 'peggy';

  const plugin: Plugin;
  export default plugin;
}
