export declare const sliceCount: number;
export declare function sliceOf(name: string): number;
