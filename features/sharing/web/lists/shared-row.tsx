import { Bot, FileText, LibraryBig, MessageSquare } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTexts } from "#platform/web/language/texts.ts";
import { nounWord } from "../texts/relation-words.ts";
import { sharingTexts } from "../texts/sharing-texts.ts";

const icons = new Map([
  ["agent", Bot],
  ["collection", LibraryBig],
  ["artifact", FileText],
]);

/** One thing of the lists: its kind, its name as a link, and a line about its share. */
export function SharedRow({ noun, name, path, children, act }: SharedRowProps) {
  const words = useTexts(sharingTexts);
  const Icon = icons.get(noun) ?? MessageSquare;
  const kind = nounWord(words, noun);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <Icon role="img" aria-label={kind} size={16} className="shrink-0 text-ink-3" />
      <div className="min-w-0 flex-1 basis-52 wrap-anywhere">
        <Link to={path} className="hit-area font-medium text-ink-1 underline-offset-4 hover:underline">
          {name || words.shared.untitled}
        </Link>
        <p className="text-xs text-ink-2">{children}</p>
      </div>
      {act}
    </li>
  );
}

interface SharedRowProps {
  noun: string;
  name: string;
  path: string;
  children: ReactNode;
  act?: ReactNode;
}
