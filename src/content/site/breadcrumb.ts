export const breadcrumb = { label: 'Kruimelpad', home: 'Home' } as const;
