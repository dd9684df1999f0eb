/** One mail with words of one's own, and a draft for another. As `import-data` takes them. */
export function texts() {
  return [
    {
      kind: 'gameday-invitation',
      isDraft: false,
      ending: 'with soup at noon',
      opening:
        'Dear {{name}},\n\nit is our tenth year, and the big table is back. We would love to see you there.',
      closing: '',
    },
    {
      kind: 'registration-confirmation',
      isDraft: true,
      ending: 'see you in {{dates}}',
      opening: 'Welcome to {{edition}}, {{name}}.',
      closing: 'Bring a cup: there is **free tea** all day.',
    },
  ];
}
