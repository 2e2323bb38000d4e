import type { ListedTool } from "../../contract/index.ts";

/** One thing that a tool may do, in plain words. */
export interface FactInWords {
  words: string;
  /** It deserves attention: something leaves, or stays for good. */
  isGrave: boolean;
}

const readings: Record<ListedTool["facts"]["reads"], string | null> = {
  nothing: null,
  person: "Reads what its person sees",
  workspace: "Reads data of the workspace",
  outside: "Reads from the internet",
};

/** What a tool may do, from what it declares. Never empty. */
export function describeFacts({ facts }: Pick<ListedTool, "facts">): FactInWords[] {
  const { reads, writes, egress, external, own } = facts;
  const isFinal = facts.irreversible || facts.undo === null;
  const said: FactInWords[] = [];
  const reading = readings[reads];
  if (reading) said.push({ words: reading, isGrave: false });
  if (egress) said.push({ words: "Sends data outside", isGrave: true });
  if (writes) {
    said.push({ words: whatItChanges(external, own), isGrave: external });
    said.push({ words: isFinal ? "Cannot be undone" : "Can be taken back", isGrave: isFinal });
  }
  return said.length > 0 ? said : [{ words: "Only works out its answer", isGrave: false }];
}

function whatItChanges(isExternal: boolean, isOwn: boolean): string {
  if (isExternal) return "People outside see it";
  return isOwn ? "Changes something only its person sees" : "Changes something in the workspace";
}
