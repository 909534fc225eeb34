/** The request's parameters, varied by the number. */
export declare const shapes: Readonly<Record<string, (at: number) => Record<string, string>>>;
