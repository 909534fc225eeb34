import type ts from 'typescript';

export const endpointsOnly: ts.TransformerFactory<ts.SourceFile>;
