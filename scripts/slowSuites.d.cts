export declare const slowSuites: Readonly<Record<string, string>>;
export declare function leftOut(run: { scope?: string; slice?: string }): string[];
