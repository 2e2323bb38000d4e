import { Monitor, Moon, Sun } from "lucide-react";
import { useTheme } from "#platform/web/theme/use-theme.ts";
import { Segmented } from "#platform/web/ui/segmented.tsx";
import { ButtonSection } from "./sections/button-section.tsx";
import { ChoiceSection } from "./sections/choice-section.tsx";
import { ColourSection } from "./sections/colour-section.tsx";
import { DataSection } from "./sections/data-section.tsx";
import { FieldSection } from "./sections/field-section.tsx";
import { OverlaySection } from "./sections/overlay-section.tsx";
import { SignSection } from "./sections/sign-section.tsx";
import { ToastSection } from "./sections/toast-section.tsx";
import { TypeSection } from "./sections/type-section.tsx";
import { WaitingSection } from "./sections/waiting-section.tsx";

/** Every component of the product in every state. */
export function DesignPage() {
  const { choice, setTheme } = useTheme();
  return (
    <div className="mx-auto w-full max-w-page page-gutter py-8">
      <header className="flex flex-wrap items-end justify-between gap-4 pb-8">
        <div>
          <h1 className="text-3xl font-semibold">Design</h1>
          <p className="mt-1 max-w-prose text-ink-2">
            Every component in every state. All names and figures on this page are samples.
          </p>
        </div>
        <Segmented label="Theme" options={themes} value={choice} onChange={setTheme} />
      </header>
      <div className="lg:grid lg:grid-cols-[10rem_minmax(0,1fr)] lg:gap-10">
        <nav aria-label="On this page" className="hidden lg:block">
          <ul className="sticky top-20 space-y-0.5 text-sm">
            {chapters.map(({ id, title }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="block rounded-md px-2 py-1 text-ink-2 transition-colors hover:bg-paper-3 hover:text-ink-1"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="min-w-0">
          <SignSection />
          <ColourSection />
          <TypeSection />
          <ButtonSection />
          <FieldSection />
          <ChoiceSection />
          <OverlaySection />
          <ToastSection />
          <WaitingSection />
          <DataSection />
        </div>
      </div>
    </div>
  );
}

const themes = [
  { value: "light", label: "Light", icon: <Sun aria-hidden="true" size={14} /> },
  { value: "dark", label: "Dark", icon: <Moon aria-hidden="true" size={14} /> },
  { value: "system", label: "System", icon: <Monitor aria-hidden="true" size={14} /> },
] as const;

const chapters = [
  { id: "signs", title: "The three signs" },
  { id: "colour", title: "Colour" },
  { id: "type", title: "Type and mark" },
  { id: "buttons", title: "Buttons" },
  { id: "fields", title: "Fields" },
  { id: "choices", title: "Choices and ways" },
  { id: "overlays", title: "What floats" },
  { id: "telling", title: "Telling" },
  { id: "waiting", title: "Waiting, empty, failed" },
  { id: "data", title: "Tables and people" },
];
