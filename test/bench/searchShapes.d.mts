/** The parameters of the call, made new by the number. */
export declare const shapes: Readonly<Record<string, (at: number) => Record<string, string>>>;
