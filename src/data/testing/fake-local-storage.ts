/** localStorage as far as last words use it: its entries are its own keys. */
export class FakeLocalStorage {
  [name: string]: unknown;
  getItem(name: string): unknown {
    return this[name] ?? null;
  }
  setItem(name: string, value: string): void {
    this[name] = value;
  }
  removeItem(name: string): void {
    delete this[name];
  }
}
