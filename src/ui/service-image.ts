/** The picture of a service's card: the preview, otherwise the first image (§2). */
export function serviceImage<Image>(service: {
  image_preview: Image | null;
  image_1: Image | null;
}): Image | null {
  return service.image_preview ?? service.image_1;
}
