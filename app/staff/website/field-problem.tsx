/** What is wrong with a field, below it; read aloud with the field, whose aria-describedby names `id`. */
export const FieldProblem = ({ id, message }: { id: string; message: string | null }) =>
  message && (
    <p className="field-error" id={id} role="alert">
      {message}
    </p>
  );
