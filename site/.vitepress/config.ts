import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitepress';
import peggy from '../../editors/vscode/peggy.tmLanguage.json' with { type: 'json' };
import { inert } from './inert.ts';
import { sidebar } from './sidebar.ts';

const packaged = (file: string): string => fileURLToPath(new URL(`../node_modules/${file}`, import.meta.url));

/** The guide: its pages are `docs/`, as they are in the repository. */
export default defineConfig({
  title: 'peglot',
  description: 'Turns the text LLM agents write into typed values, and back.',
  srcDir: '../docs',
  outDir: './dist',
  cacheDir: './.cache',
  markdown: {
    languages: [peggy],
    config: inert,
  },
  vite: {
    publicDir: '../site/public',
    // The pages stand outside of this folder, where the packages are.
    resolve: {
      alias: [
        { find: /^vue$/, replacement: packaged('vue/dist/vue.runtime.esm-bundler.js') },
        {
          find: /^vue\/server-renderer$/,
          replacement: packaged('@vue/server-renderer/dist/server-renderer.esm-bundler.js'),
        },
      ],
    },
    // The search's index and the longest pages are one file each.
    build: { chunkSizeWarningLimit: 2000 },
  },
  themeConfig: {
    search: {
      provider: 'local',
      // Who looks for a word wants the page that explains it before the declarations that name it.
      options: { miniSearch: { searchOptions: { boostDocument: (page) => (page.startsWith('/api/') ? 0.1 : 1) } } },
    },
    outline: [2, 3],
    nav: [
      { text: 'Guide', link: '/' },
      { text: 'Playground', link: '/playground/', target: '_self' },
      { text: 'API', link: '/api/' },
    ],
    sidebar,
  },
});
