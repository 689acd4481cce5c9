/**
 * Tells who starts the site a secret that it has just made. Only a terminal is shown the secret
 * itself: what is piped is a log, kept and read by others, and learns where the secret lies.
 */
export function tellSecret(
  to: { isTTY?: boolean; write: (text: string) => unknown },
  name: string,
  { secret, file }: { secret: string; file: string },
) {
  to.write(to.isTTY ? `${name}: ${secret}\n` : `${name} is in ${file}, for its owner to read\n`);
}
