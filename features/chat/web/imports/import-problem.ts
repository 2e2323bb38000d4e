/** Why a file cannot be imported, as a sentence for the person. */
export class ImportProblem extends Error {}
