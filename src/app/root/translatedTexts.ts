/** What translators put in the place of each text that they have translated; this app renders none. */
const standInName = 'FONT';
/** Elements within a sentence: translators move words across their borders. */
const withinSentences = new Set(['A', 'ABBR', 'B', 'BDI', 'EM', 'FONT', 'I', 'SMALL', 'SPAN', 'STRONG', 'TIME']);

/** By text: what stands in its place. */
const standIns = new WeakMap<Node, ChildNode>();
/** By stand-in: the text in whose place it is. */
const texts = new WeakMap<Node, CharacterData>();

/** Shows the text itself again, which the translator will translate anew. */
function putBack(text: Node): void {
  standIns.get(text)?.replaceWith(text);
  standIns.delete(text);
}

/** The element whose sentences the node is part of. */
function passageOf(node: Node): Element | null {
  let element = node instanceof Element ? node : node.parentElement;
  while (element && withinSentences.has(element.nodeName)) element = element.parentElement;
  return element;
}

/** Shows all texts of a changed passage: a translation of what it said before may be in any of its stand-ins. */
function putBackPassage(passage: Element | null): void {
  for (const standIn of passage?.querySelectorAll(standInName) ?? []) {
    const text = texts.get(standIn);
    if (text && passageOf(standIn) === passage) putBack(text);
  }
}

function hear(records: readonly MutationRecord[], watcher: MutationObserver): void {
  for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    const standIn = standIns.get(target);
    if (type === 'characterData' && standIn) putBackPassage(passageOf(standIn));
    for (const removed of removedNodes) {
      const text = removed instanceof Text ? removed : texts.get(removed);
      const inPlace = [...addedNodes, previousSibling, nextSibling].find(
        (node) => node?.nodeName === standInName && !texts.has(node),
      );
      if (text && inPlace) {
        standIns.set(text, inPlace as ChildNode);
        texts.set(inPlace, text);
        // React writes into the text, which is no longer part of the page
        watcher.observe(text, { characterData: true });
      } else if (text && text !== removed && standIns.get(text) === removed) {
        standIns.delete(text);
        putBackPassage(passageOf(target));
      }
    }
  }
}

/**
 * Keeps a page true that the browser translates. Translators take texts out of the page and put elements with the
 * translation in their places; React goes on to write into the texts, which nobody sees, and fails where it removes
 * them or inserts before them. So a text that React changes, moves, removes or inserts before is put back first.
 */
export function keepTranslatedTextsTrue(): void {
  const watcher = new MutationObserver(hear);
  watcher.observe(document.body, { childList: true, subtree: true });
  const { insertBefore, appendChild, removeChild } = Node.prototype;
  const afterPutting = <Call extends (...nodes: never[]) => Node>(call: Call) =>
    function (this: Node, ...nodes: Parameters<Call>) {
      for (const node of nodes as (Node | null)[]) if (node) putBack(node);
      return call.apply(this, nodes);
    } as Call;
  Object.assign(Node.prototype, {
    insertBefore: afterPutting(insertBefore),
    appendChild: afterPutting(appendChild),
    removeChild: afterPutting(removeChild),
  });
}
