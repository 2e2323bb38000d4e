/** A file under a question, as a message holds it. */
export interface FilePart {
  fileId: string;
  name: string;
  sizeBytes: number;
}
