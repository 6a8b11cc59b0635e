/** What the smoke test asks of a browser, whatever protocol it speaks. */
export interface DrivenBrowser {
  /** Name and version, as the browser tells them. */
  readonly name: string;
  /** Goes to an address and waits until its page has loaded. */
  goto(url: string): Promise<void>;
  /** Runs an expression in the page; the string that it, or its promise, gives. Throws what the page threw. */
  evaluate(expression: string): Promise<string>;
  /** Carries out input as a hand would: the sources of WebDriver's 'perform actions', the same in both its protocols. */
  perform(sources: readonly InputSource[]): Promise<void>;
  /** How many windows and tabs are open. */
  countWindows(): Promise<number>;
  /** Opens a public page as a visitor would; the errors of its console until `settle` is done. */
  consoleErrors(url: string, settle: () => Promise<void>): Promise<readonly string[]>;
  /** Ends the browser and removes its profile. */
  close(): Promise<void>;
}

/** A source of input: a keyboard, or a pointer on the page. */
type InputSource =
  | { readonly type: 'key'; readonly id: string; readonly actions: readonly KeyAction[] }
  | {
      readonly type: 'pointer';
      readonly id: string;
      readonly parameters: { readonly pointerType: 'mouse' };
      readonly actions: readonly PointerAction[];
    };

interface KeyAction {
  readonly type: 'keyDown' | 'keyUp';
  /** One character, or one of the private code points that WebDriver gives to named keys. */
  readonly value: string;
}

type PointerAction =
  /** In CSS pixels of the viewport. */
  | { readonly type: 'pointerMove'; readonly x: number; readonly y: number }
  | { readonly type: 'pointerDown' | 'pointerUp'; readonly button: number };

/** Why a browser cannot be tried, in words for the person who started the test. */
export interface NotInstalled {
  readonly missing: string;
  readonly remedy: string;
}
