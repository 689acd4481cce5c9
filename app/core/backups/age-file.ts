import { createReadStream, createWriteStream, readFileSync } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { armor, Decrypter, Encrypter, identityToRecipient } from "age-encryption";
import { writtenThrough } from "~/core/process/files";

/**
 * Returns the file's first age identity; `age-keygen` writes comments around it. Throws an error
 * for the operator, without the key.
 */
export function readIdentity(path: string): string {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(`BACKUP_KEY_FILE names ${path}, which cannot be read: ${code}.`);
  }
  const identity = text.split(/\s+/).find((word) => /^AGE-SECRET-KEY-1[A-Z0-9]{58}$/.test(word));
  if (!identity)
    throw new Error(
      `BACKUP_KEY_FILE names ${path}, which holds no age identity: “npm run backup -- --make-key FILE” makes one.`,
    );
  return identity;
}

async function encrypter(identity: string) {
  const age = new Encrypter();
  age.addRecipient(await identityToRecipient(identity));
  return age;
}

function decrypter(identity: string) {
  const age = new Decrypter();
  age.addIdentity(identity);
  return age;
}

/** Streams the file, so that its size does not matter for memory. */
export async function encryptFile(from: string, to: string, identity: string) {
  const plain = Readable.toWeb(createReadStream(from)) as globalThis.ReadableStream<Uint8Array>;
  await write(await (await encrypter(identity)).encrypt(plain), to);
}

/** Throws when the file was changed or encrypted for another identity. */
export async function decryptFile(from: string, to: string, identity: string) {
  const locked = Readable.toWeb(createReadStream(from)) as globalThis.ReadableStream<Uint8Array>;
  try {
    await write(await decrypter(identity).decrypt(locked), to);
  } catch (error) {
    throw new Error(`it cannot be decrypted: ${(error as Error).message}`);
  }
}

/** Node's own `flush` is forbidden where it runs with --permission. */
async function write(stream: globalThis.ReadableStream<Uint8Array>, to: string) {
  await pipeline(
    Readable.fromWeb(stream as ReadableStream),
    createWriteStream(to, { mode: 0o600 }),
  );
  await writtenThrough(to);
}

/** For short texts, as base64. */
export const encryptText = async (text: string, identity: string) =>
  Buffer.from(await (await encrypter(identity)).encrypt(text)).toString("base64");

export const decryptText = (locked: string, identity: string) =>
  decrypter(identity).decrypt(Buffer.from(locked, "base64"), "text");

/** null: that key is not set. With both, `identity` is used. */
export type TextKeys = { identity: string | null; passphrase: string | null };

/** A text file as the `age` program reads it; plain without keys. */
export async function lockText(text: string, { identity, passphrase }: TextKeys): Promise<string> {
  if (!identity && !passphrase) return text;
  const age = identity ? await encrypter(identity) : new Encrypter();
  if (!identity && passphrase) {
    age.setPassphrase(passphrase);
    // The key is random and long: it needs no slow derivation.
    age.setScryptWorkFactor(10);
  }
  return armor.encode(await age.encrypt(text));
}

/** Throws when neither key opens the text. */
export async function openText(stored: string, { identity, passphrase }: TextKeys) {
  if (!stored.startsWith("-----BEGIN AGE")) return stored;
  const age = new Decrypter();
  if (identity) age.addIdentity(identity);
  if (passphrase) age.addPassphrase(passphrase);
  return age.decrypt(armor.decode(stored), "text");
}
