import { useTexts } from "#platform/web/language/texts.ts";
import type { Archive } from "../../contract/index.ts";
import { ArchiveRow } from "./archive-row.tsx";
import { archiveTexts } from "./texts/archive-texts.ts";

/** Archives by whose data they hold: of the person, of others, of legal holds. */
export function ArchiveGroups({ items }: { items: readonly Archive[] }) {
  const { groups } = useTexts(archiveTexts);
  const others = items.filter(({ isOwn }) => !isOwn);
  return (
    <div className="grid grid-cols-1 gap-4 empty:hidden">
      <Group name={groups.own} items={items.filter(({ isOwn }) => isOwn)} />
      <Group name={groups.others} items={others.filter(({ kind }) => kind === "person")} />
      <Group name={groups.holds} items={others.filter(({ kind }) => kind === "hold")} />
    </div>
  );
}

function Group({ name, items }: { name: string; items: readonly Archive[] }) {
  if (items.length === 0) return null;
  return (
    <section>
      <h3 className="text-sm font-semibold">{name}</h3>
      <ul aria-label={name}>
        {items.map((one) => (
          <ArchiveRow key={one.id} one={one} />
        ))}
      </ul>
    </section>
  );
}
