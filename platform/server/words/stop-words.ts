import { foldWord } from "./fold-word.ts";

/** Words without meaning of their own, in English and German, as `foldWord` writes them. */
const stopWords = new Set(
  (
    "a about above after again all also am an and any are as at be because been before being below between both but by " +
    "can could did do does doing down during each few for from further had has have having he her here hers him his how " +
    "i if in into is it its itself just me more most must my no nor not now of off on once only or other our ours out " +
    "over own same shall she should so some such than that the their theirs them then there these they this those " +
    "through to too under until up upon us very was we were what when where which while who whom whose why will with " +
    "would you your yours " +
    "aber alle allem allen aller alles als also am an andere anderen auch auf aus bei beim bin bis bist da dabei damit " +
    "danach dann das dass dein deine dem den denn der deren des dessen dich die dies diese diesem diesen dieser dieses " +
    "dir doch dort du durch ein eine einem einen einer eines er es etwas euch euer eure für gegen gibt hab habe haben " +
    "hat hatte hatten hier hinter ich ihm ihn ihnen ihr ihre ihrem ihren ihrer im in ins ist ja jede jedem jeden jeder " +
    "jedes kann kannst kein keine keinen keiner könnte können man mein meine meinem meinen meiner mich mir mit muss " +
    "müssen nach nicht noch nun nur ob oder ohne sehr sein seine seinem seinen seiner sich sie sind so soll sollen " +
    "sollte über um und uns unser unsere unserem unseren unserer unter viel vom von vor wann war waren warum was weil " +
    "welche welchem welchen welcher welches wem wen wenn wer werde werden wessen wie wieso wieviel will wir wird wo " +
    "wohin wollen worden wurde wurden würde zu zum zur zwischen"
  )
    .split(" ")
    .map(foldWord),
);

/** Whether a folded word says nothing by itself. */
export function isStopWord(folded: string): boolean {
  return stopWords.has(folded);
}
