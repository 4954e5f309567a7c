// The package's own export map hides its types.
declare module 'ts-pegjs' {
  import type { Plugin } from 'peggy';

  const plugin: Plugin;
  export default plugin;
}
