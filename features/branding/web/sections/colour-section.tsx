import { DesignSection } from "../design-section.tsx";
import { Specimen } from "../specimen.tsx";

export function ColourSection() {
  return (
    <DesignSection
      id="colour"
      title="Colour"
      note="Three papers, three inks, three lines. Spruce is what one does. Brass is where a person is needed, and nothing else is brass."
    >
      {groups.map(({ name, swatches }) => (
        <Specimen key={name} name={name} className="grid grid-cols-4 gap-2">
          {swatches.map(({ token, fill }) => (
            <Swatch key={token} token={token} fill={fill} />
          ))}
        </Specimen>
      ))}
    </DesignSection>
  );
}

function Swatch({ token, fill }: { token: string; fill: string }) {
  return (
    <div className="min-w-0">
      <div className={`h-12 rounded-md border border-line-1 ${fill}`} />
      <p className="mt-1 truncate font-mono text-2xs text-ink-3">{token}</p>
    </div>
  );
}

const groups = [
  {
    name: "Paper and ink",
    swatches: [
      { token: "paper-1", fill: "bg-paper-1" },
      { token: "paper-2", fill: "bg-paper-2" },
      { token: "paper-3", fill: "bg-paper-3" },
      { token: "ink-1", fill: "bg-ink-1" },
      { token: "ink-2", fill: "bg-ink-2" },
      { token: "ink-3", fill: "bg-ink-3" },
    ],
  },
  {
    name: "Spruce, brass and lines",
    swatches: [
      { token: "accent", fill: "bg-accent" },
      { token: "accent-soft", fill: "bg-accent-soft" },
      { token: "brass", fill: "bg-brass" },
      { token: "brass-fill", fill: "bg-brass-fill" },
      { token: "brass-soft", fill: "bg-brass-soft" },
      { token: "line-1", fill: "bg-line-1" },
      { token: "line-2", fill: "bg-line-2" },
      { token: "line-3", fill: "bg-line-3" },
    ],
  },
  {
    name: "Status, as text",
    swatches: [
      { token: "good", fill: "bg-good" },
      { token: "warn", fill: "bg-warn" },
      { token: "bad", fill: "bg-bad" },
      { token: "info", fill: "bg-info" },
    ],
  },
  {
    name: "Status, as tint",
    swatches: [
      { token: "good-soft", fill: "bg-good-soft" },
      { token: "warn-soft", fill: "bg-warn-soft" },
      { token: "bad-soft", fill: "bg-bad-soft" },
      { token: "info-soft", fill: "bg-info-soft" },
    ],
  },
];
