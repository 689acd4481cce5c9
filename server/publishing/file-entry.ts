/** A compressed variant of a file, by the ending of its name. */
export type Encoding = "br" | "gz";

/** One URL that is answered with a file. Written to files.json, read by the server. */
export type FileEntry = {
  /** Below client, a refusal's below refusals. */
  file: string;
  type: string;
  size: number;
  etag: string;
  /** The ETags of the compressed siblings. */
  tags: Readonly<Partial<Record<Encoding, string>>>;
  /** Its name holds a hash of its content: it may be cached for ever. */
  immutable: boolean;
  /** Compressed siblings that exist: file + "." + extension. */
  encodings: readonly Encoding[];
  /** Fast compression; smaller variants follow. */
  quick?: true;
  /** Hashes of the inline scripts and styles that the page's policy must allow. */
  scripts: readonly string[];
  styles: readonly string[];
};

/** Whether both are the same file with the same variants, in two releases. */
export const isSameFile = (one: FileEntry, other: FileEntry) =>
  one.file === other.file &&
  one.etag === other.etag &&
  one.tags.br === other.tags.br &&
  one.tags.gz === other.tags.gz;
