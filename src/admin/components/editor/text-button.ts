import classes from './node-views.module.css';

/** A button in a part of the text. The keyboard reaches what it does another way: a text has one stop. */
export function textButton(name: string, onClick: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.tabIndex = -1;
  made.className = classes['text-button'] ?? '';
  made.textContent = name;
  made.addEventListener('click', onClick);
  return made;
}
