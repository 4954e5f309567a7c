import type { ToolReply } from '../../src/tools/index.ts';

const call = (name: string, given: object): ToolReply['calls'][number] => ({
  name,
  arguments: given,
  complete: true,
  raw: '',
});

/** Replies that the grammar of every dialect must hold. */
export const replies: readonly ToolReply[] = [
  { text: 'Now.', reasoning: '', calls: [] },
  { text: '', reasoning: '', calls: [call('tide_at', { port: 'Emden', hour: 6 })] },
  {
    text: 'Both.',
    reasoning: '',
    calls: [
      call('set_lamp', { room: 'attic', level: 0.5, on: false, steps: [10, -20], scene: 'night' }),
      call('ping', {}),
    ],
  },
  { text: '', reasoning: '', calls: [call('tide_at', { port: 'Husum' }), call('dock_status', { dock: 'a "b" <c>' })] },
];
