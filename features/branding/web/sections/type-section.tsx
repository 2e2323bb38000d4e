import { Kbd } from "#platform/web/ui/kbd.tsx";
import { Logo } from "#platform/web/ui/logo.tsx";
import { LogoMark } from "#platform/web/ui/logo-mark.tsx";
import { DesignSection } from "../design-section.tsx";
import { Specimen } from "../specimen.tsx";

export function TypeSection() {
  return (
    <DesignSection id="type" title="Type and mark">
      <Specimen name="Public pages and documents" className="space-y-3">
        <p className="font-serif text-4xl font-medium text-balance lg:text-5xl">
          It does the work. It keeps the receipts.
        </p>
        <p className="text-xl text-ink-2">Lead 18/28. Says what it did, what it did not, what it needs.</p>
      </Specimen>
      <Specimen name="The product" className="space-y-1.5">
        <p className="text-3xl font-semibold">Heading 24/30</p>
        <p className="text-2xl font-semibold">Page title 20/28</p>
        <p className="text-lg">Conversation 16/24. Reads like a page.</p>
        <p className="text-base">Body 14/20, for most of what one reads.</p>
        <p className="text-sm text-ink-2">Interface 13/20, for controls and rows.</p>
        <p className="text-xs text-ink-3">Detail 12/16, for what is looked up.</p>
        <p className="font-mono text-xs leading-4.5">Slip 12/18 · 0123456789 · 5dc9da79</p>
      </Specimen>
      <Specimen name="Logo, 160 by 40, and mark" className="flex flex-wrap items-center gap-6">
        <Logo />
        <LogoMark sizePx={32} />
        <LogoMark sizePx={20} />
        <LogoMark sizePx={14} />
      </Specimen>
      <Specimen name="Keys">
        <Kbd keys={["⌘", "K"]} />
        <Kbd keys={["g", "c"]} />
        <Kbd keys={["Esc"]} />
        <Kbd keys={["⌘", "↵"]} />
      </Specimen>
    </DesignSection>
  );
}
