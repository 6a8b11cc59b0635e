import { type ImgHTMLAttributes, useLayoutEffect, useRef } from 'react';

interface Props extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'alt'> {
  readonly picture: Blob;
  /** Empty when the words stand elsewhere. */
  readonly alt: string;
}

/** A picture from memory; its address is given back when another comes or the screen goes. */
export function BlobImage({ picture, alt, ...rest }: Props) {
  const image = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => {
    const { current } = image;
    if (!current) return undefined;
    const url = URL.createObjectURL(picture);
    current.src = url;
    return () => {
      // A load that is under way would look for the address after it was given back.
      if (!current.complete) current.removeAttribute('src');
      URL.revokeObjectURL(url);
    };
  }, [picture]);
  return <img ref={image} alt={alt} decoding="async" draggable={false} {...rest} />;
}
