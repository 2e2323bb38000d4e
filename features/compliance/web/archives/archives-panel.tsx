/** Archives of a person's data, and what became of them. */
export function ArchivesPanel() {
  return null;
}
