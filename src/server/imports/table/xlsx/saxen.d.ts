/** The part of saxen that reads XML as it arrives; the package brings no types. */
declare module 'saxen' {
  type Attributes = Readonly<Record<string, string | undefined>>;
  export class Parser {
    on(event: 'openTag', hear: (name: string, attributes: () => Attributes | false) => void): this;
    on(event: 'closeTag' | 'text' | 'cdata' | 'attention', hear: (text: string) => void): this;
    on(event: 'error', hear: (error: Error) => void): this;
    write(xml: string): this;
    end(): Error | null;
    stop(): void;
  }
}
