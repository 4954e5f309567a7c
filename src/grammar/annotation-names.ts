/** What the comment before a rule can say about how the rule is read. */
export const ANNOTATIONS = 'stream|shortcut|whole|hot|cut|words|hands|same|closes|later|inside|option|type';
