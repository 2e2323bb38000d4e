import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { homeOf } from "#platform/web/language/home-of.ts";
import { LanguageSwitch } from "#platform/web/language/language-switch.tsx";
import { usePageLanguage } from "#platform/web/language/page-language.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { Logo } from "#platform/web/ui/logo.tsx";
import { ThemeToggle } from "#platform/web/ui/theme-toggle.tsx";
import { AuthAside } from "./auth-aside.tsx";
import { authTexts } from "./texts/auth-texts.ts";

/** Frame around every step of signing in. */
export function AuthFrame({ title, children }: { title: string; children: ReactNode }) {
  const { page } = useTexts(authTexts);
  const language = usePageLanguage();
  return (
    <div className="grid min-h-dvh grid-cols-1 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="flex min-w-0 flex-col page-gutter py-6">
        <header className="flex flex-wrap items-center justify-between gap-x-2">
          <Link
            to={homeOf(language)}
            reloadDocument
            className="hit-area inline-flex items-center gap-2 text-sm text-ink-2 hover:text-ink-1"
          >
            <ArrowLeft aria-hidden="true" size={16} />
            {page.back}
          </Link>
          <div className="flex items-center gap-2">
            <LanguageSwitch />
            <ThemeToggle />
          </div>
        </header>
        <div className="mx-auto flex w-full max-w-[24rem] flex-1 flex-col justify-center py-10">
          <Logo className="-ml-1 mb-6" />
          <h1 className="mb-5 text-3xl font-semibold text-balance">{title}</h1>
          {children}
        </div>
      </div>
      <AuthAside />
    </div>
  );
}
