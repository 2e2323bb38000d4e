import { cutAtMentions, type Mention } from "../contract/index.ts";

/** A text with its mentions marked. */
export function MentioningText({ text, mentions }: { text: string; mentions: readonly Mention[] }) {
  if (mentions.length === 0) return text;
  return cutAtMentions(text, mentions).map(({ text: piece, start, mention }) =>
    mention ? (
      <span key={start} className="rounded-sm bg-accent-soft px-0.5 font-medium text-accent-strong">
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}
