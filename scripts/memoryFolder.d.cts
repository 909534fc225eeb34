export declare function openMemoryFolder(): string | undefined;
export declare function removeMemoryFolder(): void;
