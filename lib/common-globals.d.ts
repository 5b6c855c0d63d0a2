// What browsers and Node.js both offer beyond the language, as far as pure parts use it: tsconfig.json beside this file gives them
// neither the DOM nor Node.js. Add only what is the same in both, and reaches nothing outside of the script.

declare const URL: { canParse(address: string): boolean };

declare class TextEncoder {
  encode(text: string): Uint8Array<ArrayBuffer>;
}

declare const crypto: { subtle: { digest(algorithm: 'SHA-256', data: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> } };
