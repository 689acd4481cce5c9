/** The first line of a list. */
export function TableHead({
  columns,
  className,
}: {
  columns: Record<string, string> | readonly string[];
  className?: string;
}) {
  return (
    <thead className={className}>
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
