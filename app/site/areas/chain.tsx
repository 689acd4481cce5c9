/** A peptide drawn as its amino acids in a row, one bead for each. */
export function Chain({ residues, caption }: { residues: string; caption: string }) {
  const beads = [...residues].map((letter, index) => ({ letter, id: `${index}${letter}` }));
  return (
    <figure className="chain">
      <p aria-hidden="true">
        {beads.map(({ letter, id }) => (
          <b data-proline={letter === "P" ? "" : undefined} key={id}>
            {letter}
          </b>
        ))}
      </p>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
