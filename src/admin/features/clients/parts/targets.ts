import classes from './targets.module.css';

/** Options of a Select, high enough for gloves. */
export const SELECT_TARGETS = { option: classes['target'] ?? '' };

/** Items of a Menu, high enough for gloves. */
export const MENU_TARGETS = { item: classes['target'] ?? '' };
