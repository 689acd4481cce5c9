import pg from "pg";

/** A statement on the server's own database, over a connection of its own. */
export async function onServer<Row = unknown>(
  serverUrl: string,
  statement: string,
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return rows;
}

export function urlOf(serverUrl: string, database: string) {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}
