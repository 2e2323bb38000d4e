import type { TalkView } from "../talk/talk.ts";

/** Sentences around the one that is being said. */
const shownBefore = 1;
const shownAfter = 1;

/** What is being said, as it is heard; the sentence that sounds is marked. Not announced: it is heard. */
export function Caption({ caption }: { caption: NonNullable<TalkView["caption"]> }) {
  const { utterances, index } = caption;
  const first = Math.max(0, Math.min(index, utterances.length - 1) - shownBefore);
  return (
    <p
      data-caption=""
      className="line-clamp-3 max-w-prose text-center text-md text-balance text-ink-3 lg:line-clamp-6 lg:text-xl/8"
    >
      {utterances.slice(first, index + shownAfter + 1).map((utterance, nth) => {
        // They are only ever added at the end, so their place is their name: all rows of a table stand at one.
        const place = first + nth;
        const isSaid = place === index;
        return (
          <span key={place}>
            {isSaid ? (
              <mark className="bg-transparent font-medium text-ink-1">{utterance.text}</mark>
            ) : (
              utterance.text
            )}{" "}
          </span>
        );
      })}
    </p>
  );
}
