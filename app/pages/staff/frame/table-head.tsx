/** The first line of a list. */
export function TableHead({ columns }: { columns: Record<string, string> }) {
  return (
    <thead>
      <tr>
        {Object.values(columns).map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
  );
}
