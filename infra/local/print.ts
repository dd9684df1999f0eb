export type Print = (line: string) => void;

export const print: Print = (line) => void process.stdout.write(`${line}\n`);
