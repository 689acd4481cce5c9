const shape = /^site-(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z\.(sqlite|dump)(\.age)?$/;

/** "site-20260101T020000Z.sqlite.age": when it was made and what it is. */
export function backupName(now: Date, { dump, encrypted }: { dump: boolean; encrypted: boolean }) {
  const time = now.toISOString().replace(/[-:]/g, "").replace(/\.\d+/, "");
  return `site-${time}.${dump ? "dump" : "sqlite"}${encrypted ? ".age" : ""}`;
}

/** When a backup of this name was made; null for any other file. */
export function madeAt(name: string): Date | null {
  const [, year, month, day, hour, minute, second] = shape.exec(name) ?? [];
  return year ? new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) : null;
}

export const isDump = (name: string) => /\.dump(\.age)?$/.test(name);
export const isEncrypted = (name: string) => name.endsWith(".age");

/** The file beside a backup that says what is in it. */
export const manifestName = (name: string) =>
  `${name.replace(/(\.sqlite|\.dump)(\.age)?$/, "")}.json`;
