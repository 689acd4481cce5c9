declare module "text-readability" {
  const readability: {
    fleschKincaidGrade: (text: string) => number;
    lexiconCount: (text: string) => number;
  };
  export default readability;
}
