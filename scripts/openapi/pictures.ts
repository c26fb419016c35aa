/**
 * Originals of pictures. This is not a call, because the response is not JSON. The storefront resizes them and
 * caches the results.
 */
export const PICTURES = {
  '/media/{src}': {
    get: {
      operationId: 'picture',
      tags: ['storefront'],
      summary:
        'The original of a picture by its name, as items and texts name it; a name always means the same picture.',
      parameters: [
        {
          name: 'src',
          in: 'path',
          required: true,
          description: 'The field `src` of a picture. Its slashes are part of the path.',
          schema: { type: 'string', maxLength: 240 },
        },
      ],
      responses: {
        200: {
          description: 'The picture, with an ETag.',
          headers: {
            ETag: { schema: { type: 'string' } },
            'Cache-Control': { schema: { type: 'string' } },
          },
          content: { 'image/*': {} },
        },
        304: { description: 'The picture of the ETag in `If-None-Match` is still the same.' },
        404: { $ref: '#/components/responses/NotFound' },
      },
    },
  },
};
