import type { ShareSubject, WorkspacePerson } from "../../contract/index.ts";
import type { english } from "../texts/english.ts";

/** Somebody or something that can be chosen. */
export interface SubjectOption {
  key: string;
  subject: ShareSubject;
  name: string;
  hint: string;
}

interface Known {
  words: typeof english;
  typed: string;
  people: readonly WorkspacePerson[];
  teams: readonly { id: string; name: string }[];
  /** Keys of those who have it. */
  taken: ReadonlySet<string>;
}

/**
 * What can be chosen: everybody, teams, then people. For what was typed, those whose name begins with it come first, and
 * everybody last, who is chosen by nobody who types a name.
 */
export function subjectOptions({ words, typed, people, teams, taken }: Known): SubjectOption[] {
  const search = typed.trim().toLowerCase();
  const everybody: SubjectOption = {
    ...{ key: "workspace", subject: { type: "workspace" } },
    ...{ name: words.add.everybody, hint: words.add.everybodyHint },
  };
  const ofTeams = teams
    .filter(({ id }) => !taken.has(`team:${id}`))
    .slice(0, search ? 5 : 3)
    .map(({ id, name }): SubjectOption => {
      return { key: `team:${id}`, subject: { type: "team", teamId: id }, name, hint: words.add.team };
    });
  const ofPeople = people.map(({ id, name, email, isGuest }): SubjectOption => {
    const hint = [isGuest ? words.add.guest : "", email && email !== name ? email : ""]
      .filter(Boolean)
      .join(" · ");
    return { key: `user:${id}`, subject: { type: "user", userId: id }, name: name || (email ?? ""), hint };
  });
  const named = [...ofTeams, ...ofPeople];
  const begins = ({ name }: SubjectOption) => name.toLowerCase().startsWith(search);
  const sorted = search
    ? [...named.filter(begins), ...named.filter((option) => !begins(option))]
    : [everybody, ...named];
  const isEverybody = search !== "" && everybody.name.toLowerCase().includes(search);
  return [...sorted, ...(isEverybody ? [everybody] : [])].filter(({ key }) => !taken.has(key));
}

export function keyOfSubject(subject: ShareSubject): string {
  switch (subject.type) {
    case "user":
      return `user:${subject.userId}`;
    case "team":
      return `team:${subject.teamId}`;
    case "workspace":
      return "workspace";
  }
}
