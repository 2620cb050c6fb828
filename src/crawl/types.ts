export type * from './engine-types.ts';
export type * from './page-types.ts';
export type * from './report-types.ts';
