import type ts from 'typescript';

export const withoutWords: ts.TransformerFactory<ts.SourceFile>;
