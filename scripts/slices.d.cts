export declare const sliceCount: number;
export declare function sliceOf(name: string): number;
export declare function sliceOfSuite(suite: string): number;
export declare const longRests: Readonly<Record<string, number>>;
